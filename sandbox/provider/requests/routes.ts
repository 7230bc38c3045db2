import type { FastifyInstance } from 'fastify';

/** The routes of one file; the container gives it what it needs. */
export interface Routes {
  serve(app: FastifyInstance): void;
}
