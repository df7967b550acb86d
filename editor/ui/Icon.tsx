/** Lines of icons on a field of 16 units. */
const LINES = {
  review: 'M2.5 4.5l1.5 1.5 2.5-3M2.5 11l1.5 1.5 2.5-3M9 4.5h5M9 11h5',
  pictures: 'M2 3h12v10H2zM2 11l3.5-3.5L9 11l2-2 3 3M10.5 6h.01',
  add: 'M8 3v10M3 8h10',
  see: 'M9 2.5h4.5V7M13.5 2.5L7.5 8.5M11.5 9v4.5h-9v-9H7',
  copy: 'M5.5 5.5h8v8h-8zM5.5 10.5h-3v-8h8v3',
  rename: 'M2.5 13.5l.7-3L10.5 3.2l2.3 2.3-7.3 7.3z',
  delete: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9',
  history: 'M3 8a5 5 0 1 0 1.6-3.7L2.8 6M2.8 2.8V6H6M8 5.2V8l2 1.4',
} as const;

/** The icon of an action, beside its words. */
export function Icon({ name }: { name: keyof typeof LINES }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={LINES[name]} />
    </svg>
  );
}
