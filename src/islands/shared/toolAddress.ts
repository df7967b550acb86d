/** How a tool keeps what a visitor entered in the page's address, so that a link opens it again. */
export interface ToolAddress<State> {
  /** Returns the state that an address carries, or undefined if it carries none. */
  read: (address: URL) => State | undefined;
  /** Returns the address with a state in it. */
  withState: (address: URL, state: State) => URL;
}

/** Keeps the state in the fragment, which browsers do not send: `write` returns it without its number sign. */
export function inFragment<State>(
  read: (fragment: string) => State | undefined,
  write: (state: State) => string,
): ToolAddress<State> {
  return {
    read: ({ hash }) => read(hash),
    withState: (address, state) => Object.assign(new URL(address), { hash: write(state) }),
  };
}
