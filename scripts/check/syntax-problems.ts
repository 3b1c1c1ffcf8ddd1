import ts from 'typescript';

/**
 * Where a file of words cannot be read (a quote or comma is missing, git could not merge it), with
 * the lines around the place.
 */
export function syntaxProblemIn(file: string, text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
  });
  // One missing comma is followed by a dozen complaints about what comes after it.
  const [first] = diagnostics;
  if (!first) return [];
  const host = {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  };
  return [ts.formatDiagnosticsWithColorAndContext([first], host)];
}
