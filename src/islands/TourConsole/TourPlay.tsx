import { type CSSProperties, Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { assets, faultOf } from '../../product/estate.ts';
import type { WorkOrder } from '../../product/ProductState.ts';
import { timeOf } from '../../product/storyClock.ts';
import { estateRooms } from '../../scenes/estate/estateRooms.ts';
import { startTour } from './playTour.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import { TechnicianPhone } from './TechnicianPhone.tsx';
import { TenantPhone } from './TenantPhone.tsx';
import { TourAudit } from './TourAudit.tsx';
import { TourEnergy } from './TourEnergy.tsx';
import { TourFigures } from './TourFigures.tsx';
import { TourGuide } from './TourGuide.tsx';
import { TourQueue } from './TourQueue.tsx';
import { TourRack } from './TourRack.tsx';
import type { TourState } from './TourState.ts';
import { steps, stepsDone, VIEWS, type View } from './tourPaths.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useTour } from './useTour.ts';

export interface TourPicture {
  src: string;
  width: number;
  height: number;
}

interface TourPlayProps {
  start: TourState;
  copy: StoryCopy;
  picture: TourPicture;
  onLeave: () => void;
}

const parts = { queue: TourQueue, energy: TourEnergy, rack: TourRack, audit: TourAudit } as const;
const rooms = estateRooms('town', 'phone');
const PHONES = ['tenant', 'technician'] as const;

/** Where a job is in the drawing; undefined if its building is not in the section. */
function placeOf({ fault }: WorkOrder) {
  const { room } = assets[faultOf(fault).asset];
  return room && rooms[room];
}

/** The simulated product: the building, the console and a phone, with a guide beside them. */
export function TourPlay({ start, copy, picture, onLeave }: TourPlayProps) {
  const { visit, state, announcement, setAnnouncement, perform, passTime, moveSetPoint, begin } = useTour(
    start,
    copy,
  );
  const done = useMemo(() => stepsDone(visit), [visit]);
  const step = steps[state.path][done];
  const [view, setView] = useState<View>(step?.view ?? (state.found.length > 0 ? 'audit' : 'queue'));
  const [phone, setPhone] = useState<(typeof PHONES)[number]>(step?.phone ?? 'technician');
  const [isFinished, setFinished] = useState(false);
  const control = step?.control(visit, view);
  const isFirst = useRef(true);
  const guide = useRef<HTMLHeadingElement>(null);
  const selected = state.chosen.at(-1);
  const job = state.product.jobs.find(({ number }) => number === selected);
  const urgent = state.product.jobs.find(
    ({ fault, status }) => faultOf(fault).priority === 'P1' && status !== 'closed',
  );
  const captioned = job ?? urgent;
  const marked = [...new Set([urgent, job])].flatMap((one) => {
    const place = one && placeOf(one);
    return place ? [{ ...one, place }] : [];
  });
  const words = copy.console;
  const Part = parts[view];
  const isNarrow = useIsNarrow();

  // Each step opens the view where it is done; the visitor may switch to another.
  useEffect(() => {
    const { top = 0 } = guide.current?.getBoundingClientRect() ?? {};
    if (isFirst.current) {
      isFirst.current = false;
      guide.current?.focus({ preventScroll: true });
      // A shared link scrolls to its step, below the page's head.
      if (top < 0 || top > window.innerHeight / 2) guide.current?.scrollIntoView();
      return;
    }
    if (!step) return;
    if (!step.keepsView) setView(step.view);
    setPhone(step.phone);
    // The part with the focus may have moved.
    if (document.activeElement === document.body) guide.current?.focus({ preventScroll: true });
    if (top < 0) guide.current?.scrollIntoView({ block: 'center' });
  }, [step]);

  // On a phone, where the instruction is pinned, scroll the control it asks for into view below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control is there once its view and phone are shown.
  useEffect(() => {
    const pinned = guide.current?.closest('[data-story=instruction]');
    if (!control || !pinned || getComputedStyle(pinned).position !== 'sticky') return;
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = `${pinned.clientHeight + 16}px`;
    document.querySelector(control)?.scrollIntoView({ block: 'nearest' });
    return () => void style.removeProperty('scroll-padding-block-start');
  }, [control, view, phone]);

  // The guide is not rendered again while time passes, so its callbacks stay the same.
  const { path, seed } = start;
  const restart = useCallback(() => {
    const [first] = steps[path];
    setFinished(false);
    setView(first?.view ?? 'queue');
    setPhone(first?.phone ?? 'technician');
    begin(startTour(path, seed), copy.said.reset);
    guide.current?.focus();
  }, [path, seed, begin, copy]);

  const share = useCallback(() => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setAnnouncement(words.shared),
      () => setAnnouncement(words.notShared),
    );
  }, [setAnnouncement, words]);

  const finish = useCallback(() => setFinished(true), []);

  const isEnd = isFinished || (steps[state.path].length > 0 && !step);
  const fault = captioned && copy.faults[captioned.fault];
  const lit = fault && fillCopy(words.lit, { task: fault.task, place: fault.place });
  const building = (
    <figure data-story="building">
      <div>
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={words.building}
          decoding="async"
        />
        {marked.map(({ number, fault: kind, place }) => (
          <span
            key={number}
            data-story="room"
            data-chosen={number === selected || undefined}
            data-system={faultOf(kind).system}
            style={
              {
                '--x': `${place.x}%`,
                '--y': `${place.y}%`,
                '--w': `${place.w}%`,
                '--h': `${place.h}%`,
              } as CSSProperties
            }
          />
        ))}
      </div>
      <figcaption>
        <time>{timeOf(state.product.now)}</time>
        <span>{captioned ? (placeOf(captioned) ? lit : words.unlit) : words.empty}</span>
      </figcaption>
    </figure>
  );
  const screens = (
    <section data-story="console" aria-label={words.label}>
      <nav data-story="tabs" aria-label={words.label}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            data-opens={one}
            aria-current={one === view ? 'page' : undefined}
            onClick={() => setView(one)}
          >
            {words.views[one]}
          </button>
        ))}
      </nav>
      <div data-story="screen" data-view={view}>
        <Part state={state} copy={copy} perform={perform} moveSetPoint={moveSetPoint} />
      </div>
    </section>
  );
  const handset = (
    <section data-story="handset" aria-label={words.phones[phone]}>
      <div data-story="pair">
        {PHONES.map((one) => (
          <button key={one} type="button" aria-pressed={one === phone} onClick={() => setPhone(one)}>
            {words.phones[one]}
          </button>
        ))}
      </div>
      {phone === 'tenant' ? (
        <TenantPhone state={state} copy={copy} perform={perform} />
      ) : (
        <TechnicianPhone state={state} copy={copy} perform={perform} number={selected} />
      )}
    </section>
  );
  // On a phone, the part that the step uses comes first.
  const order = isNarrow
    ? step?.isOnPhone
      ? { handset, building, screens }
      : { screens, building, handset }
    : { building, screens, handset };
  return (
    <div data-story="play">
      <TourGuide
        headingRef={guide}
        pathId={path}
        copy={copy}
        done={done}
        announcement={announcement}
        isEnd={isEnd}
        onReset={restart}
        onLeave={onLeave}
        onShare={share}
        onFinish={finish}
        passTime={passTime}
      />
      {isEnd ? <TourFigures state={visit} copy={copy} /> : null}
      {Object.entries(order).map(([key, part]) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
    </div>
  );
}
