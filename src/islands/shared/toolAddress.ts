/** How a tool keeps its state in the page's address, so that it can be shared. */
export interface ToolAddress<State> {
  /** The state in an address; undefined if it has none. */
  read: (address: URL) => State | undefined;
  withState: (address: URL, state: State) => URL;
}

/** Keeps the state in the fragment, which browsers do not send. `write` returns it without the `#`. */
export function inFragment<State>(
  read: (fragment: string) => State | undefined,
  write: (state: State) => string,
): ToolAddress<State> {
  return {
    read: ({ hash }) => read(hash),
    withState: (address, state) => Object.assign(new URL(address), { hash: write(state) }),
  };
}
