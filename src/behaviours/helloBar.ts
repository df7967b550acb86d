/**
 * Puts another hello bar in the box when the query string asks for one, or when the date of the one that the build
 * chose has passed since. The box keeps its place: only what stands in it changes.
 */
export function helloBarBehaviour(root: ParentNode, now: Date, query: string): void {
  const bars = [...root.querySelectorAll<HTMLElement>('[data-hello]')];
  const asked = new URLSearchParams(query);
  const isWanted = ({ dataset }: HTMLElement) => {
    const [name = '', value] = (dataset['query'] ?? '').split('=');
    if (name) return asked.get(name) === value;
    return !dataset['until'] || new Date(dataset['until']) > now;
  };
  const wanted = bars.find(isWanted);
  for (const bar of bars) bar.hidden = bar !== wanted;
}
