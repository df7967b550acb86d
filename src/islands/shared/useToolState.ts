import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToolAddress } from './toolAddress.ts';

/** Wait before the address is rewritten, in ms: browsers refuse too many changes in a row. */
const ADDRESS_DELAY = 350;

/** What a tool is made of; all but `start` must stay the same between renders. */
interface ToolStateSource<State> {
  /** The state that the server renders. */
  start: State | (() => State);
  address: ToolAddress<State>;
  /** Reads what was entered before the tool's code arrived, given the starting state. */
  readForm: (form: HTMLFormElement, start: State) => State;
}

interface ToolState<State> {
  state: State;
  /** Changes the state as the visitor asks: from now on the address follows it. */
  change: (next: (before: State) => State) => void;
  /** Whether the visitor has changed anything. */
  isChanged: boolean;
  /** Whether the tool runs, with the state of its address or form. */
  isReady: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** The result of what the visitor did last, such as a copied link. A change of the state clears it. */
  message: string;
  setMessage: (message: string) => void;
  /** Copies a link to the state and sets one of the messages. */
  copyLink: (messages: { copied: string; failed: string }) => Promise<void>;
}

/**
 * The state of a tool that lives in the browser: taken from the address if a link carries one, else from what the form
 * holds, and kept in the address once the visitor changes it.
 */
export function useToolState<State>({ start, address, readForm }: ToolStateSource<State>): ToolState<State> {
  const [first] = useState(start);
  const [state, setState] = useState(first);
  const [isReady, setIsReady] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const here = new URL(window.location.href);
    const shared = address.read(here);
    const found = shared ?? (form.current ? readForm(form.current, first) : first);
    setState(found);
    // What was entered before the tool's code arrived is a change like any other.
    if (!shared && address.withState(here, found).href !== address.withState(here, first).href)
      setIsChanged(true);
    setIsReady(true);
  }, [address, readForm, first]);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      const { href } = address.withState(new URL(window.location.href), state);
      window.history.replaceState(window.history.state, '', href);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [address, state, isChanged]);

  return {
    state,
    isReady,
    isChanged,
    form,
    message,
    setMessage,
    change(next) {
      setIsChanged(true);
      setMessage('');
      setState(next);
    },
    async copyLink({ copied, failed }) {
      const { href } = address.withState(new URL(window.location.href), state);
      await navigator.clipboard.writeText(href).then(
        () => setMessage(copied),
        () => setMessage(failed),
      );
    },
  };
}
