/**
 * Loaded before the sandbox (`node --import`): its calendar begins on a Monday morning whenever it is started, so that
 * dates, opening hours and expiries are the same in every picture. Time goes on from there at its usual pace.
 */
const start = Date.parse('2026-03-02T10:00:00+03:00');
const offset = start - Date.now();
const MachineDate = Date;

globalThis.Date = class extends MachineDate {
  constructor(...parts) {
    if (parts.length === 0) super(MachineDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return MachineDate.now() + offset;
  }
};
