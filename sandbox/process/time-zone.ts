/** The time zone of the provider, its banks and its merchants; it has no summer time. */
export const timeZone = 'Europe/Istanbul';
