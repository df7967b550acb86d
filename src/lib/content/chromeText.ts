export function chromeText(_locale: string) {
  return { skipLink: 'Skip to content', breadcrumbs: 'Breadcrumbs' };
}
