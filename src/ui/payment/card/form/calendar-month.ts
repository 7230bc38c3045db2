import type { CalendarMonth } from '../../../../domain/card/expiry.js';

/** The month it is where the shopper is. */
export function calendarMonth(wallMs: number): CalendarMonth {
  const now = new Date(wallMs);
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
