/** Marks the header when the page is scrolled, without listening to every scroll event. */
export function headerBehavior(header: HTMLElement): void {
  const sentinel = document.createElement('i');
  sentinel.style.cssText = 'position:absolute;top:0;height:64px;width:1px;pointer-events:none';
  document.body.prepend(sentinel);
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !entry?.isIntersecting);
  }).observe(sentinel);
  header.dataset['ready'] = '';
}
