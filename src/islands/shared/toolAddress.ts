/** How a tool keeps what a visitor entered in the page's address, so that a link opens it again. */
export interface ToolAddress<State> {
  /** Returns the state that an address carries, or undefined if it carries none. */
  read: (address: URL) => State | undefined;
  /** Returns the address with a state in it. */
  withState: (address: URL, state: State) => URL;
}

const changed = (address: URL, part: 'hash' | 'search', text: string): URL =>
  Object.assign(new URL(address), { [part]: text });

/** Keeps the state in the fragment, which browsers do not send: `write` returns it without its number sign. */
export function inFragment<State>(
  read: (fragment: string) => State | undefined,
  write: (state: State) => string,
): ToolAddress<State> {
  return {
    read: ({ hash }) => read(hash),
    withState: (address, state) => changed(address, 'hash', write(state)),
  };
}

/** Keeps the state in the query: `write` is given the query as it is and returns it with the state in it. */
export function inQuery<State>(
  read: (query: string) => State | undefined,
  write: (state: State, query: string) => string,
): ToolAddress<State> {
  return {
    read: ({ search }) => read(search),
    withState: (address, state) => changed(address, 'search', write(state, address.search)),
  };
}
