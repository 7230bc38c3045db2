import type { Language } from '../locale/language.js';

/** Turkey keeps UTC+3 all year. */
const offsetMs = 3 * 60 * 60_000;

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** The date in Istanbul, `YYYY-MM-DD`; `wall` in ms since the epoch. */
export function istanbulDate(wall: number): string {
  return new Date(wall + offsetMs).toISOString().slice(0, 10);
}

/** The minute of the day in Istanbul, 0 to 1439; `wall` in ms since the epoch. */
export function istanbulMinutes(wall: number): number {
  const minutes = Math.floor((wall + offsetMs) / minuteMs);
  return ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
}

/** Day and time in Istanbul, as it is read in a language; `wall` in ms since the epoch. */
export function printIstanbulMoment(wall: number, language: Language): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' } as const;
  return new Intl.DateTimeFormat(language, form).format(wall);
}

/** `HH:MM` as minutes of the day; undefined for anything else. */
export function readTimeOfDay(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Minutes of the day as `HH:MM`. */
export function printTimeOfDay(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
