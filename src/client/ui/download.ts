/** Hands a text over as a file. `type` is its media type. @default a table */
export const download = (text: string, name: string, type = 'text/csv'): void =>
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);

export function downloadBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
