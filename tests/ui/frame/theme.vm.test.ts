import type { Theme, ThemeSource } from '../../../src/domain/theme/theme.js';
import { ThemeVm } from '../../../src/ui/frame/theme.vm.js';

/** A window of a given width on a device of a given scheme. */
function world({
  width = 1024,
  system = 'light',
  chosen,
  merchant,
  device,
}: {
  width?: number;
  system?: Theme;
  chosen?: Theme;
  merchant?: Theme;
  device?: Theme;
} = {}) {
  const w = { width, system };
  const listeners = new Set<() => void>();
  const stored = { chosen, merchant, device };
  const applied: Theme[] = [];
  return {
    applied,
    stored,
    listeners,
    resize(to: number) {
      w.width = to;
      for (const listener of listeners) listener();
    },
    apply: (theme: Theme) => void applied.push(theme),
    matchMedia: (query: string) => ({
      get matches() {
        const max = /max-width: ([\d.]+)px/.exec(query)?.[1];
        return max === undefined ? w.system === 'dark' : w.width <= Number(max);
      },
      addEventListener: (_: 'change', listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: 'change', listener: () => void) => void listeners.delete(listener),
    }),
    preferences: {
      chosenTheme: () => stored.chosen,
      chooseTheme: (theme: Theme) => {
        stored.chosen = theme;
      },
      sessionTheme: (source: ThemeSource) => stored[source],
      keepSessionTheme: (source: ThemeSource, theme: Theme) => {
        stored[source] = theme;
      },
    },
  };
}

describe('ThemeVm', () => {
  it('does nothing until it is mounted; survives a double mount; its undo stops it', () => {
    const w = world();
    const vm = new ThemeVm(w, 'light');
    expect([w.applied, w.listeners.size]).toEqual([[], 0]);
    vm.mount()();
    const undo = vm.mount();
    expect([w.applied, w.listeners.size]).toEqual([['light', 'light'], 1]);
    undo();
    vm.toggle();
    expect([w.applied, w.listeners.size]).toEqual([['light', 'light'], 0]);
  });

  it.each(['link', 'error'] as const)(
    'TH-01 on a %s screen the device decides, and that is kept for the session',
    (place) => {
      const w = world({ system: 'dark' });
      const vm = new ThemeVm(w, 'light');
      vm.mount();
      vm.settle(place);
      expect([vm.theme, w.stored]).toEqual(['dark', { chosen: undefined, merchant: undefined, device: 'dark' }]);
      expect(w.applied).toEqual(['light', 'dark']);
    },
  );

  it('TH-02 a finished payment keeps the theme of the session', () => {
    const vm = new ThemeVm(world({ merchant: 'dark' }), 'light');
    vm.settle('success');
    expect(vm.theme).toBe('dark');
  });

  it('TH-03 a payment looks as its merchant says, whatever the session and the device', () => {
    const w = world({ merchant: 'dark', system: 'dark' });
    const vm = new ThemeVm(w, 'dark');
    vm.settle('payment', false);
    expect(vm.theme).toBe('light');
    vm.settle('payment', true);
    expect(vm.theme).toBe('dark');
  });

  it('TH-04 an applied default is kept for the session only, never as a choice', () => {
    const w = world();
    const vm = new ThemeVm(w, 'light');
    vm.settle('payment', true);
    expect(w.stored).toEqual({ chosen: undefined, merchant: 'dark', device: undefined });
  });

  it.each(['link', 'error'] as const)("TH-04 one merchant's dark page never leaks to a %s screen", (place) => {
    const w = world({ system: 'light' });
    const vm = new ThemeVm(w, 'dark');
    vm.settle('payment', true);
    vm.settle(place);
    expect(vm.theme).toBe('light');
  });

  it('TH-02 a finished payment that was served dark stays dark where nothing could be stored', () => {
    const vm = new ThemeVm(world(), 'dark');
    vm.settle('success');
    expect(vm.theme).toBe('dark');
  });

  it('TH-05 the toggle applies at once, is stored as a choice and wins over every place', () => {
    const w = world();
    const vm = new ThemeVm(w, 'light');
    vm.mount();
    vm.toggle();
    expect([w.applied.at(-1), w.stored.chosen]).toEqual(['dark', 'dark']);
    vm.settle('payment', false);
    vm.settle('link');
    vm.settle('success');
    expect([vm.theme, w.applied.at(-1)]).toEqual(['dark', 'dark']);
    vm.toggle();
    expect([w.applied.at(-1), w.stored.chosen]).toEqual(['light', 'light']);
  });

  it('TH-05 a choice of an earlier visit is there from the start', () => {
    const w = world({ chosen: 'dark' });
    const vm = new ThemeVm(w, 'light');
    vm.mount();
    vm.settle('payment', false);
    expect(w.applied).toEqual(['dark']);
  });

  it('TH-06 the screen is small below 640 px, live', () => {
    const w = world({ width: 639 });
    const vm = new ThemeVm(w, 'light');
    vm.mount();
    expect(vm.isMobile).toBe(true);
    w.resize(640);
    expect(vm.isMobile).toBe(false);
    w.resize(375);
    expect(vm.isMobile).toBe(true);
  });
});
