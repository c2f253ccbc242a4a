/** Styles of a lazy chunk: the first load carries none of them, and no policy has to let a `<style>` in. */
export function addStyles(css: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
