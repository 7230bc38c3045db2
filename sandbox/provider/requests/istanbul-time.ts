import { timeZone } from '../../process/time-zone.js';

const istanbul = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-03-09 14:05:00`, the time in Turkey. */
export function printIstanbulTime(at: Date): string {
  return istanbul.format(at);
}

/** Reads `2026-03-09 14:05:00`, the time in Turkey; undefined when there is no such time. */
export function readIstanbulTime(text: string): Date | undefined {
  const [, day, time] = /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const read = new Date(`${day}T${time}+03:00`);
  // 30 February is read as 2 March: it must come out as it went in.
  const same = new Date(`${day}T${time}Z`);
  if (Number.isNaN(read.getTime()) || Number.isNaN(same.getTime())) return undefined;
  return same.toISOString().startsWith(`${day}T${time}`) ? read : undefined;
}
