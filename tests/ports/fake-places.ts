import { type Observable, of } from 'rxjs';
import type { Places } from '../../src/application/links/ports.js';
import type { Province } from '../../src/domain/links/province.js';

const provinces: readonly Province[] = [
  { name: 'Ankara', districts: ['Çankaya', 'Merkez'] },
  { name: 'İstanbul', districts: ['Kadıköy', 'Üsküdar'] },
  { name: 'Sivas', districts: ['Divriği', 'Merkez'] },
];

/** Places that count how often they are fetched. */
export class FakePlaces implements Places {
  asked = 0;
  onProvinces: () => Observable<readonly Province[]> = () => of(provinces);

  provinces(): Observable<readonly Province[]> {
    this.asked += 1;
    return this.onProvinces();
  }
}
