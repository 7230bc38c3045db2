import { observable, runInAction } from 'mobx';
import { observed } from '../../../src/ui/forms/observed.js';

describe('observed', () => {
  it('emits the present value first, then every new one, until it is unsubscribed', () => {
    const box = observable({ digits: '4', other: 0 });
    const heard: string[] = [];
    const subscription = observed(() => box.digits).subscribe((digits) => heard.push(digits));
    runInAction(() => {
      box.digits = '43';
    });
    runInAction(() => {
      box.digits = '435';
      box.digits = '4355';
      box.other = 1;
    });
    subscription.unsubscribe();
    runInAction(() => {
      box.digits = '';
    });
    expect(heard).toEqual(['4', '43', '4355']);
  });

  it('does nothing before somebody listens, and each listener has its own', () => {
    let read = 0;
    const values = observed(() => {
      read += 1;
      return read;
    });
    expect(read).toBe(0);
    values.subscribe().unsubscribe();
    values.subscribe().unsubscribe();
    expect(read).toBe(2);
  });
});
