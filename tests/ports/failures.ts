import { type Observable, throwError } from 'rxjs';
import { GatewayError } from '../../src/application/ports.js';
import type { ErrorDetails, Failure } from '../../src/domain/payment/failure.js';

export const refused = (error: ErrorDetails, httpStatus = 400): Failure => ({ kind: 'refused', httpStatus, error });

export const failing = (failure: Failure): Observable<never> => throwError(() => new GatewayError(failure));
