/** The document's cookies as one text; empty where the browser blocks site data, as reading them throws there. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
