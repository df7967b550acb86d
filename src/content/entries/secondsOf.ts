/** Seconds of a time in minutes and seconds, or hours, minutes and seconds: 220 of 3:40. */
export const secondsOf = (time: string): number =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0);
