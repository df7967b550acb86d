import { memo, type RefObject } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import type { PathId } from './TourState.ts';

interface TourGuideProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  pathId: PathId;
  copy: StoryCopy;
  /** Number of completed steps. */
  done: number;
  /** What the last action changed, shown and announced to screen readers. */
  announcement: string;
  isEnd: boolean;
  onReset: () => void;
  onLeave: () => void;
  onShare: () => void;
  onFinish: () => void;
  passTime: (seconds: number) => void;
}

/** Progress on the path, what to do next, and the controls of the clock. */
export const TourGuide = memo(function TourGuide(props: TourGuideProps) {
  const {
    headingRef,
    pathId,
    copy,
    done,
    announcement,
    isEnd,
    onReset,
    onLeave,
    onShare,
    onFinish,
    passTime,
  } = props;
  const words = copy.console;
  const path = copy.paths[pathId];
  const step = path.steps[done];
  const isFree = path.steps.length === 0;
  return (
    <section data-story="guide" aria-label={path.name}>
      <div data-story="instruction">
        <p data-story="place">
          {path.name}
          {isFree ? null : (
            <span>
              {step
                ? fillCopy(words.step, { step: String(done + 1), count: String(path.steps.length) })
                : words.finished}
            </span>
          )}
        </p>
        <h2 ref={headingRef} tabIndex={-1}>
          {step?.title ?? (isFree ? words.freeTitle : words.finished)}
        </h2>
        {step || isFree ? <p data-story="task">{step?.text ?? words.freeText}</p> : null}
        {isFree ? null : (
          <ol data-story="progress" aria-hidden="true">
            {path.steps.map(({ id }, index) => (
              <li key={id} data-is={index < done ? 'done' : index === done ? 'current' : 'open'} />
            ))}
          </ol>
        )}
      </div>
      <div data-story="tools">
        <fieldset>
          <legend>{words.time.title}</legend>
          <button type="button" onClick={() => passTime(5 * 60)}>
            {words.time.five}
          </button>
          <button type="button" onClick={() => passTime(3600)}>
            {words.time.hour}
          </button>
        </fieldset>
        <button type="button" onClick={onShare}>
          {words.share}
        </button>
        <button type="button" onClick={onReset}>
          {words.reset}
        </button>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
        {isFree && !isEnd ? (
          <button type="button" onClick={onFinish}>
            {words.finish}
          </button>
        ) : null}
        <p role="status" data-story="said">
          {announcement}
        </p>
      </div>
    </section>
  );
});
