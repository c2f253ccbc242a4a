/** Hands a text over as a file. `type` is its media type. @default a table */
export function download(text: string, name: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
