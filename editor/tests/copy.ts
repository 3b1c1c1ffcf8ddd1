import path from 'node:path';

/** Where the tests' copy of the project lies. Git ignores it. */
export const copy = path.resolve('.edit/tests');

/** The repository that it is sent to. */
export const remote = path.resolve('.edit/remote.git');

/** Where the exported site is served beside the editor. */
export const exportedSite = () => `http://localhost:${process.env.EXPORT_PORT}`;

/** A file of the copy. */
export const inCopy = (file: string) => path.join(copy, file);
