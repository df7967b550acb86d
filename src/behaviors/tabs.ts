import { clampIndex } from './clampIndex.ts';
import { flowOf } from './flowOf.ts';

/** At this width and above, tab groups show as tabs; below it they are accordions. */
const WIDE = '(width > 64em)';

interface Group {
  element: HTMLElement;
  list: HTMLElement;
  tabs: HTMLButtonElement[];
  panels: HTMLDetailsElement[];
  names: string[];
}

const groups: Group[] = [];

/** Shows one panel of a group. */
function select(group: Group, wanted: number): void {
  const index = clampIndex(wanted, group.panels.length);
  for (const [place, panel] of group.panels.entries()) {
    const isSelected = place === index;
    panel.open = isSelected;
    panel.hidden = !isSelected;
    const tab = group.tabs[place];
    tab?.setAttribute('aria-selected', String(isSelected));
    if (tab) tab.tabIndex = isSelected ? 0 : -1;
  }
}

/** Selects a panel in a group and in every other group that shares its selection. */
function selectShared(group: Group, index: number): void {
  const key = group.element.dataset['tabsShared'];
  for (const other of groups) {
    if (other === group || (key && other.element.dataset['tabsShared'] === key)) select(other, index);
  }
}

function createGroup(element: HTMLElement): Group {
  const panels = [...element.querySelectorAll<HTMLDetailsElement>(':scope > details[data-tab]')];
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  if (element.dataset['tabs']) list.setAttribute('aria-label', element.dataset['tabs']);
  if (element.dataset['tabsOrientation']) {
    list.setAttribute('aria-orientation', element.dataset['tabsOrientation']);
  }
  const group: Group = { element, list, tabs: [], panels, names: panels.map((panel) => panel.name) };
  for (const [index, panel] of panels.entries()) {
    const content = contentOf(panel);
    content.id ||= `tab-panel-${groups.length}-${index}`;
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `${content.id}-tab`;
    tab.innerHTML = panel.querySelector('summary')?.innerHTML ?? '';
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', content.id);
    tab.addEventListener('click', () => selectShared(group, index));
    group.tabs.push(tab);
    list.append(tab);
  }
  list.addEventListener('keydown', (event) => {
    const now = group.tabs.indexOf(document.activeElement as HTMLButtonElement);
    const last = group.tabs.length - 1;
    const next = now === last ? 0 : now + 1;
    const previous = now === 0 ? last : now - 1;
    const [right, left] = flowOf(list) === 1 ? [next, previous] : [previous, next];
    const target = {
      ArrowRight: right,
      ArrowDown: next,
      ArrowLeft: left,
      ArrowUp: previous,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    selectShared(group, target);
    group.tabs[target]?.focus();
  });
  return group;
}

/**
 * The content after a summary. The panel's role goes there, because details may not take a role other than their own.
 */
function contentOf(panel: HTMLDetailsElement): HTMLElement {
  return panel.querySelector<HTMLElement>(':scope > :not(summary)') ?? panel;
}

/** Turns a group into tabs. The details elements stay in the document as the panels. */
function toTabs(group: Group): void {
  const open = group.panels.findIndex((panel) => panel.open);
  group.element.prepend(group.list);
  for (const [index, panel] of group.panels.entries()) {
    // Details elements that share a name close one another; as panels, the script opens and closes them.
    panel.removeAttribute('name');
    const content = contentOf(panel);
    content.setAttribute('role', 'tabpanel');
    content.setAttribute('aria-labelledby', group.tabs[index]?.id ?? '');
    const summary = panel.querySelector('summary');
    if (summary) summary.hidden = true;
  }
  group.element.dataset['shown'] = 'tabs';
  select(group, Math.max(0, open));
}

function toAccordion(group: Group): void {
  group.list.remove();
  for (const [index, panel] of group.panels.entries()) {
    panel.hidden = false;
    const content = contentOf(panel);
    content.removeAttribute('role');
    content.removeAttribute('aria-labelledby');
    const summary = panel.querySelector('summary');
    if (summary) summary.hidden = false;
    const name = group.names[index];
    if (name) panel.name = name;
  }
  group.element.dataset['shown'] = 'accordion';
}

/** Shows groups of details as tabs in a wide window. The markup is described in this folder's README. */
export function tabsBehavior(root: ParentNode): void {
  const wide = matchMedia(WIDE);
  for (const element of root.querySelectorAll<HTMLElement>('[data-tabs]')) groups.push(createGroup(element));
  const follow = () => {
    for (const group of groups) {
      if (wide.matches) toTabs(group);
      else toAccordion(group);
    }
  };
  wide.addEventListener('change', follow);
  follow();
}
