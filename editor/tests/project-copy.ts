import path from 'node:path';

/** The folder of the copy of the project that the tests change. Git ignores it. */
export const projectCopy = path.resolve('.edit/tests');

/** The remote repository of the copy. */
export const remote = path.resolve('.edit/remote.git');

/** The address of the exported site, which is served during the tests. */
export const exportedSite = () => `http://localhost:${process.env.EXPORT_PORT}`;

/** The path of a file in the copy. */
export const inCopy = (file: string) => path.join(projectCopy, file);
