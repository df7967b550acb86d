/** The way in which an element's lines are read: 1 to the right, -1 to the left. */
export const flowOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
