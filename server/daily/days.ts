/** Days of the daily game. They begin and end at midnight UTC, for everybody at once. */

export type Day = string;

const LENGTH = 24 * 3600_000;

export function dayAt(now: number): Day {
  return new Date(now).toISOString().slice(0, 10);
}

/** When the day ends; NaN if invalid. */
export function endOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) + LENGTH;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(endOf(text)) && dayAt(endOf(text) - 1) === text;
}

export function dayBefore(day: Day): Day {
  return dayAt(endOf(day) - 2 * LENGTH);
}
