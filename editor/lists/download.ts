/** Has the browser save a file. */
export function download(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
