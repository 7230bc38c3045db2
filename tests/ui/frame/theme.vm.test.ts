import type { Theme, ThemeSource } from '../../../src/domain/theme/theme.js';
import { ThemeVm } from '../../../src/ui/frame/theme.vm.js';

/** A window of a given width on a device of a given scheme, with what it stores. */
function themedWindow({
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
  const screen = { width, system };
  const listeners = new Set<() => void>();
  const stored = { chosen, merchant, device };
  const applied: Theme[] = [];
  return {
    applied,
    stored,
    listeners,
    resize(to: number) {
      screen.width = to;
      for (const listener of listeners) listener();
    },
    apply: (theme: Theme) => void applied.push(theme),
    matchMedia: (query: string) => ({
      get matches() {
        const max = /max-width: ([\d.]+)px/.exec(query)?.[1];
        return max === undefined ? screen.system === 'dark' : screen.width <= Number(max);
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
  it('does nothing until it is mounted; works mounted twice; its undo stops it', () => {
    const page = themedWindow();
    const vm = new ThemeVm(page, 'light');
    expect(page.applied).toEqual([]);
    expect(page.listeners.size).toBe(0);
    vm.start()();
    const undo = vm.start();
    expect(page.applied).toEqual(['light', 'light']);
    expect(page.listeners.size).toBe(1);
    undo();
    vm.toggle();
    expect(page.applied).toEqual(['light', 'light']);
    expect(page.listeners.size).toBe(0);
  });

  it.each(['link', 'error'] as const)(
    'TH-01 on a %s screen the device decides, and that is kept for the session',
    (place) => {
      const page = themedWindow({ system: 'dark' });
      const vm = new ThemeVm(page, 'light');
      vm.start();
      vm.settle(place);
      expect(vm.theme).toBe('dark');
      expect(page.stored).toEqual({ chosen: undefined, merchant: undefined, device: 'dark' });
      expect(page.applied).toEqual(['light', 'dark']);
    },
  );

  it('TH-02 a finished payment keeps the theme of the session', () => {
    const vm = new ThemeVm(themedWindow({ merchant: 'dark' }), 'light');
    vm.settle('success');
    expect(vm.theme).toBe('dark');
  });

  it('TH-03 a payment looks as its merchant says, whatever the session and the device', () => {
    const page = themedWindow({ merchant: 'dark', system: 'dark' });
    const vm = new ThemeVm(page, 'dark');
    vm.settle('payment', false);
    expect(vm.theme).toBe('light');
    vm.settle('payment', true);
    expect(vm.theme).toBe('dark');
  });

  it('TH-04 an applied default is kept for the session only, never as a choice', () => {
    const page = themedWindow();
    const vm = new ThemeVm(page, 'light');
    vm.settle('payment', true);
    expect(page.stored).toEqual({ chosen: undefined, merchant: 'dark', device: undefined });
  });

  it.each(['link', 'error'] as const)("TH-04 one merchant's dark page never leaks to a %s screen", (place) => {
    const page = themedWindow({ system: 'light' });
    const vm = new ThemeVm(page, 'dark');
    vm.settle('payment', true);
    vm.settle(place);
    expect(vm.theme).toBe('light');
  });

  it('TH-02 a finished payment that was served dark stays dark where nothing could be stored', () => {
    const vm = new ThemeVm(themedWindow(), 'dark');
    vm.settle('success');
    expect(vm.theme).toBe('dark');
  });

  it('TH-05 the toggle applies at once, is stored as a choice and goes before the default of every place', () => {
    const page = themedWindow();
    const vm = new ThemeVm(page, 'light');
    vm.start();
    vm.toggle();
    expect(page.applied.at(-1)).toBe('dark');
    expect(page.stored.chosen).toBe('dark');
    vm.settle('payment', false);
    vm.settle('link');
    vm.settle('success');
    expect(vm.theme).toBe('dark');
    expect(page.applied.at(-1)).toBe('dark');
    vm.toggle();
    expect(page.applied.at(-1)).toBe('light');
    expect(page.stored.chosen).toBe('light');
  });

  it('TH-05 a choice of an earlier visit is there from the start', () => {
    const page = themedWindow({ chosen: 'dark' });
    const vm = new ThemeVm(page, 'light');
    vm.start();
    vm.settle('payment', false);
    expect(page.applied).toEqual(['dark']);
  });

  it('TH-06 the screen is small below 640 px, live', () => {
    const page = themedWindow({ width: 639 });
    const vm = new ThemeVm(page, 'light');
    vm.start();
    expect(vm.isMobile).toBe(true);
    page.resize(640);
    expect(vm.isMobile).toBe(false);
    page.resize(375);
    expect(vm.isMobile).toBe(true);
  });
});
