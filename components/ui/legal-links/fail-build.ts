/** Stops the build for a mistake in a legal text, if there is one, naming file and line (`at`) where known. */
export function failBuild(problem: string | undefined, at: string | undefined): void {
  if (problem) throw new Error(`${at ?? 'content/legal'}: ${problem}`);
}
