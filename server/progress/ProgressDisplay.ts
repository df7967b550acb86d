import cliProgress, { type MultiBar, type SingleBar } from 'cli-progress';
import { onProgress, type Progress } from './reportProgress.ts';

/** A stream that may be a terminal. */
type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

interface Stage {
  readonly started: number;
  readonly bar: SingleBar | undefined;
}

const BAR_WIDTH = 24;
const NAME_WIDTH = 22;

/** Milliseconds between redraws. Work that never yields to the timer redraws the bars with its reports. */
const DRAWING_INTERVAL = 100;

function timeLeft(seconds: number | string): string {
  if (typeof seconds === 'string') return '';
  return seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
}

const lineOf = (name: string, total: number, started: number) => {
  const count = total > 1 ? `${total} in ` : '';
  return `  ${name}: ${count}${((performance.now() - started) / 1000).toFixed(1)} s\n`;
};

/**
 * Shows the progress of long-running work: in a terminal, a bar for each active stage with its counts and the time
 * left, and a line for each finished one; elsewhere only the lines, without control characters.
 */
export class ProgressDisplay {
  /** The original method: the output's own may be redirected to this display. */
  readonly #write: (text: string) => void;
  readonly #stages = new Map<string, Stage>();
  readonly #bars: MultiBar | undefined;
  #drawn = 0;
  /** Text of an incomplete line. */
  #line = '';

  constructor(output: Output) {
    this.#write = output.write.bind(output);
    if (!output.isTTY || process.env['TERM'] === 'dumb') return;
    this.#bars = new cliProgress.MultiBar({
      stream: Object.assign(Object.create(output), { write: this.#write }),
      clearOnComplete: true,
      // Truncates lines at the width of the terminal: a wrapped line cannot be redrawn.
      linewrap: true,
      // A line written above moves all bars, even those that did not change.
      forceRedraw: true,
      barsize: BAR_WIDTH,
      barCompleteChar: '█',
      barIncompleteChar: '░',
      format: (options, { progress, value, total, eta }, { name }: { name: string }) =>
        `  ${name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} ${cliProgress.Format.BarFormat(progress, options)} ${value}/${total} ${timeLeft(eta)}`,
    });
  }

  /** Updates a stage. */
  report({ stage: name, done, total }: Progress): void {
    const stage = this.#stages.get(name) ?? this.#begin(name, total);
    stage.bar?.setTotal(total);
    stage.bar?.update(done);
    if (done >= total) this.#end(name, total, stage);
    else if (performance.now() - this.#drawn > DRAWING_INTERVAL) this.#draw();
  }

  /** Writes complete lines above the bars; the rest follows when its line is complete. */
  log(text: string): void {
    const end = text.lastIndexOf('\n') + 1;
    const lines = this.#line + text.slice(0, end);
    this.#line = end === 0 ? this.#line + text : text.slice(end);
    if (end === 0) return;
    if (!this.#bars || this.#stages.size === 0) {
      this.#write(lines);
      return;
    }
    // Printed over bars: clear the rest of each line.
    this.#bars.log(lines.replaceAll('\n', '\u001b[K\n'));
    this.#draw();
  }

  /** Clears the bars from the terminal before anything else is written. */
  stop(): void {
    if (this.#stages.size > 0) this.#bars?.stop();
    this.#stages.clear();
    if (this.#line !== '') this.#write(this.#line);
    this.#line = '';
  }

  #begin(name: string, total: number): Stage {
    const stage = { started: performance.now(), bar: this.#bars?.create(total, 0, { name }) };
    this.#stages.set(name, stage);
    return stage;
  }

  #end(name: string, total: number, { started, bar }: Stage): void {
    this.#stages.delete(name);
    const line = lineOf(name, total, started);
    if (!this.#bars || !bar) {
      this.#write(line);
      return;
    }
    this.#bars.log(line.replace('\n', '\u001b[K\n'));
    this.#bars.remove(bar);
    if (this.#stages.size === 0) this.#bars.stop();
  }

  #draw(): void {
    this.#drawn = performance.now();
    this.#bars?.update();
  }
}

/** Redirects terminal output until the returned function is called. */
function divert(streams: readonly NodeJS.WriteStream[], write: (text: string) => void): () => void {
  const restore = streams.map((stream) => {
    const original = stream.write;
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      write(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const callback = rest.at(-1);
      if (typeof callback === 'function') callback();
      return true;
    };
    return () => {
      stream.write = original;
    };
  });
  return () => {
    for (const one of restore) one();
  };
}

/**
 * Shows the progress that an action reports, on the terminal or in the log. Its other output appears above the bars.
 */
export async function showProgress<Result>(
  action: () => Promise<Result>,
  output: Output = process.stdout,
): Promise<Result> {
  const display = new ProgressDisplay(output);
  const terminals = output.isTTY ? [process.stdout, process.stderr].filter(({ isTTY }) => isTTY) : [];
  const endDiversion = divert(terminals, (text) => display.log(text));
  const stopListening = onProgress((progress) => display.report(progress));
  try {
    return await action();
  } finally {
    stopListening();
    endDiversion();
    display.stop();
  }
}
