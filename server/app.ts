import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { SiteForms } from '../shared/forms/SiteForms.ts';
import { createListener, type Timeouts } from './createListener.ts';
import type { Environment } from './env.ts';
import { sendError } from './errors/sendError.ts';
import { createEarlyRefusal } from './forms/earlyRefusal.ts';
import type { ConnectionLimits } from './http/ConnectionGuard.ts';
import { clientAddress } from './http/clientAddress.ts';
import { EventLoopThrottle } from './http/EventLoopThrottle.ts';
import { RateLimiter } from './http/RateLimiter.ts';
import { LogThrottle } from './LogThrottle.ts';
import { Delivery } from './leads/delivery/Delivery.ts';
import { createDestinations } from './leads/delivery/destinations.ts';
import type { LeadStore } from './leads/LeadStore.ts';
import { Readiness } from './leads/Readiness.ts';
import { Retention, retentionAges } from './leads/Retention.ts';
import { textsFor } from './localizedTexts.ts';
import { logAccess } from './logAccess.ts';
import { createClosedLog } from './logClosed.ts';
import { createLoggerOptions } from './logging.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { createHostGate } from './pipeline/createHostGate.ts';
import { createPasswordGate } from './pipeline/createPasswordGate.ts';
import { createPipeline } from './pipeline/createPipeline.ts';
import { createStaticFastPath, isSecureRequest } from './pipeline/staticFastPath.ts';
import { createSteps, STEP_ORDER } from './pipeline/steps.ts';
import { addFormRoutes } from './routes/formRoutes.ts';
import { addHealthRoutes } from './routes/healthRoutes.ts';
import { addRegion } from './routes/region.ts';
import { addRoiPdf } from './routes/roiPdf.ts';
import { addSecurityText } from './routes/securityText.ts';
import { Shutdown } from './Shutdown.ts';
import type { Site } from './Site.ts';

/** Maximum body of a submission, in bytes. */
const BODY_LIMIT = 64 * 1024;

const NO_PASSWORD =
  'This build is a preview and contains drafts: set PREVIEW_PASSWORD to serve it, or run "npm run build" without --preview.';

export interface AppParts {
  environment: Environment;
  site: Site;
  store: LeadStore;
  /** The forms to accept; tests pass others. */
  forms?: SiteForms;
  /** Order of the steps for each request; tests pass another. */
  stepOrder?: readonly string[];
  /** Tracks whether the server has been told to stop. */
  shutdown?: Shutdown;
  /** How long clients may take; tests pass shorter times. */
  timeouts?: Timeouts;
  /** Limits on connections; tests pass lower ones. */
  limits?: ConnectionLimits;
  /** Absent if metrics are off. */
  metrics?: Metrics;
  /** Where to log instead of standard output. */
  logStream?: NodeJS.WritableStream;
}

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, site, store, metrics, forms = parts.site.forms, stepOrder = STEP_ORDER } = parts;
  const shutdown = parts.shutdown ?? new Shutdown();
  const isTrusted = environment.TRUST_PROXY;
  const pipeline = createPipeline(stepOrder, createSteps(site, isTrusted));
  const throttle = new EventLoopThrottle();
  const { PREVIEW_PASSWORD } = environment;
  if (site.isPreview && PREVIEW_PASSWORD === undefined) throw new Error(NO_PASSWORD);
  const askPassword =
    site.isPreview && PREVIEW_PASSWORD !== undefined
      ? createPasswordGate(PREVIEW_PASSWORD, {
          words: textsFor(site, 'en'),
          isSecure: (request) => isSecureRequest(request, isTrusted),
          addressOf: (request) => clientAddress(request, isTrusted),
        })
      : () => false;
  const refuseHost = createHostGate({
    hosts: site.hosts,
    isStrict: environment.SITE_HOSTS !== undefined,
    isPreview: site.isPreview,
    words: textsFor(site, 'en'),
    isSecure: (request) => isSecureRequest(request, isTrusted),
  });
  const serveStatic = pipeline.isSound ? createStaticFastPath(site, isTrusted, throttle) : () => false;
  const { FORM_RATE_LIMIT } = environment;
  const limiter = FORM_RATE_LIMIT === 'off' ? undefined : new RateLimiter(FORM_RATE_LIMIT);
  const refuseEarly = limiter
    ? createEarlyRefusal({ site, limiter, isTrusted, onRefused: () => metrics?.refused() })
    : () => false;

  const app = Fastify({
    logger: {
      ...createLoggerOptions(environment.LOG_LEVEL),
      ...(parts.logStream && { stream: parts.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server is closing are handled as usual while the store still accepts leads.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // A target that the router cannot decode never reaches the hooks below.
      try {
        pipeline.run(request, reply);
      } catch {
        sendError(site, error, request, reply);
      }
    },
    serverFactory: (route) =>
      createListener(
        (request, response) => {
          // Makes the proxy open its next connection to another server.
          if (shutdown.isDraining) response.shouldKeepAlive = false;
          if (environment.ACCESS_LOG) logAccess(app.log, site, request, response);
          if (
            refuseHost(request, response) ||
            askPassword(request, response) ||
            serveStatic(request, response) ||
            refuseEarly(request, response)
          )
            return;
          throttle.schedule(() => {
            // Check again: requests that arrived together were all checked before any was counted.
            if (!refuseEarly(request, response)) route(request, response);
          });
        },
        {
          timeouts: parts.timeouts,
          limits: parts.limits,
          isTrusted,
          onClosed: (reason) => {
            metrics?.closed(reason);
            logClosed(reason);
          },
        },
      ),
    clientErrorHandler: () => {
      // The listener responds to these itself.
    },
  });

  const logClosed = createClosedLog(app.log);
  const failures = new LogThrottle();

  app.decorateRequest('locale', 'en');
  app.addHook('onRequest', async (request, reply) => {
    pipeline.run(request, reply);
    if (reply.sent) return reply;
  });
  app.addHook('onResponse', async (request, reply) => {
    // The proxy counts files and pages; a line for each would drown out the rest.
    if (request.is404) return;
    const { method } = request;
    const { url = 'unknown' } = request.routeOptions;
    metrics?.answered(url, method, reply.statusCode, reply.elapsedTime / 1000);
    const line = { method, route: url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (url === '/healthz' || url === '/readyz') {
      request.log.debug(line, 'answered');
      return;
    }
    const count = reply.statusCode >= 500 ? failures.record() : undefined;
    if (count === undefined) request.log.info(line, 'answered');
    else request.log.error({ ...line, count }, 'answered');
  });
  app.setErrorHandler((error, request, reply) => sendError(site, error, request, reply));

  const readiness = new Readiness(store, app.log);
  addHealthRoutes(app, site, readiness, shutdown);
  addSecurityText(app, site.config);
  addRegion(app, environment.COUNTRY_HEADER);
  addRoiPdf(app, site, isTrusted);
  const destinations = createDestinations(environment, site.config.marketingForms.portalId);
  const delivery = new Delivery(destinations, {
    store,
    log: app.log,
    timeout: environment.DELIVERY_TIMEOUT * 1000,
    sendLimit: environment.DELIVERY_LIMIT,
    onSent: (...sent) => metrics?.sent(...sent),
  });
  const retention = new Retention(store, retentionAges(environment), app.log);
  metrics?.serving(site.build, forms.ids());
  metrics?.observe(store, readiness, () => delivery.states());
  await addFormRoutes(app, {
    site,
    forms,
    store,
    limiter,
    isTrusted,
    onAnswer: (isTaken, reason) => readiness.record(isTaken, reason),
    onLead: (lead) => {
      metrics?.leadStored(lead);
      delivery.wake();
    },
  });
  let stopping: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    // Concurrently with the requests in flight, not after them: both share the same ten seconds.
    stopping = Promise.all([delivery.stop(), retention.stop(), readiness.stop()]);
  });
  app.addHook('onClose', async () => {
    await stopping;
    await store.close();
  });
  app.addHook('onListen', async () => {
    // Not before: if the port is taken, the leads belong to the server that is already running.
    delivery.start();
    retention.start();
    readiness.start();
  });
  await app.ready();
  return app;
}
