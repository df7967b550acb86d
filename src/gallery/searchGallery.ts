// Filters the gallery's index by all the words typed, in any order.
const search = document.querySelector<HTMLInputElement>('#gallery-search');
const none = document.querySelector<HTMLElement>('#gallery-none');

function narrow(): void {
  const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const family of document.querySelectorAll<HTMLElement>('[data-family]')) {
    const items = [...family.querySelectorAll<HTMLElement>('[data-words]')];
    for (const item of items)
      item.hidden = !words.every((word) => (item.dataset['words'] ?? '').includes(word));
    const left = items.filter((item) => !item.hidden).length;
    family.hidden = left === 0;
    found += left;
  }
  if (none) none.hidden = found > 0;
}

search?.addEventListener('input', narrow);
// Going back to the page restores the text of the search box.
addEventListener('pageshow', narrow);

export {};
