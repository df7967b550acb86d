import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToolAddress } from './toolAddress.ts';

/** Delay before the address is rewritten, in ms: browsers limit how often it may change. */
const ADDRESS_DELAY = 350;

/** Where a tool's state comes from. `address` and `readForm` must stay the same between renders. */
export interface ToolStateSource<State> {
  /** The state that the server renders. */
  start: State | (() => State);
  address: ToolAddress<State>;
  /** Adds what was entered before hydration to a state. */
  readForm: (form: HTMLFormElement, start: State) => State;
  /** Whether what was entered before hydration also changes the state of a shared link. */
  formOverridesLink?: boolean;
}

interface ToolState<State> {
  state: State;
  /** Changes the state and, from then on, the address. */
  change: (next: (before: State) => State) => void;
  /** Whether the visitor has changed anything. */
  isChanged: boolean;
  /** Whether the state has been read from the address or the form. */
  isReady: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** The result of the visitor's last action, such as a copied link. A change of the state clears it. */
  message: string;
  setMessage: (message: string) => void;
  /** Copies a link to the state and sets one of the messages. */
  copyLink: (messages: { copied: string; failed: string }) => Promise<void>;
}

/**
 * The state of a tool: read from the address of a shared link or else from the form, and kept in the address once the
 * visitor changes it.
 */
export function useToolState<State>({
  start,
  address,
  readForm,
  formOverridesLink = false,
}: ToolStateSource<State>): ToolState<State> {
  const [first] = useState(start);
  const [state, setState] = useState(first);
  const [isReady, setIsReady] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const here = new URL(window.location.href);
    const shared = address.read(here);
    const isFormRead = !shared || formOverridesLink;
    const initial = shared ?? first;
    const found = form.current && isFormRead ? readForm(form.current, initial) : initial;
    setState(found);
    // Input from before hydration counts as a change.
    const before = shared ? here : address.withState(here, first);
    if (isFormRead && address.withState(here, found).href !== before.href) setIsChanged(true);
    setIsReady(true);
  }, [address, readForm, first, formOverridesLink]);

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
      try {
        await navigator.clipboard.writeText(href);
        setMessage(copied);
      } catch {
        setMessage(failed);
      }
    },
  };
}
