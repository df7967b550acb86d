import { buildApp } from './app.ts';
import { EnvironmentError, readEnvironment } from './env.ts';
import { environmentWarnings, hostWarnings } from './environmentWarnings.ts';
import { assertPossibleFolder, openConfiguredStore } from './leads/openConfiguredStore.ts';
import { openTerminalLog } from './logging.ts';
import { Shutdown } from './Shutdown.ts';
import { loadSite } from './Site.ts';

/** Maximum wait for requests in flight after a stop signal, in ms. */
const CLOSING_TIME = 10_000;

/** Time after which connections with unfinished requests are cut, so that the rest can still close gracefully. */
const CUT_OFF_TIME = 7000;

/** Additional time for draining connections one by one, in ms. */
const DRAIN_LIMIT = 5000;

/**
 * Connections that the kernel queues until the server accepts them. If a crowd exceeds this, some visitors wait a
 * second for the next attempt.
 */
const BACKLOG = 4096;

const OPEN_ADDRESSES: ReadonlySet<string> = new Set(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost']);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function messageOf(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop what listens there, or set PORT to another.`;
  if (code === 'EACCES')
    return `Port ${port} needs privileges that this user lacks: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return error instanceof Error ? error.message : String(error);
}

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { PORT, HOST } = environment;
  try {
    const site = loadSite(environment.SITE_OUT, environment.SITE_HOSTS);
    const { METRICS_PORT, METRICS_HOST } = environment;
    const metrics =
      METRICS_PORT === undefined ? undefined : (await import('./metrics/createMetrics.ts')).createMetrics();
    assertPossibleFolder(environment);
    const store = openConfiguredStore(environment);
    const shutdown = new Shutdown();
    const logStream = await openTerminalLog(process.stdout);
    const app = await buildApp({
      environment,
      site,
      store,
      shutdown,
      ...(metrics && { metrics }),
      ...(logStream && { logStream }),
    });
    const warnings = [
      ...environmentWarnings(environment, process.env),
      ...hostWarnings([...site.unlistedHosts], Object.values(site.config.hosts)),
      ...(site.memoryWarning === undefined ? [] : [site.memoryWarning]),
    ];
    for (const warning of warnings) app.log.warn(warning);
    if (metrics !== undefined && METRICS_PORT !== undefined) {
      const { startMetricsServer } = await import('./metrics/startMetricsServer.ts');
      const listening = await startMetricsServer(metrics, METRICS_PORT, METRICS_HOST);
      app.log.info({ address: listening.address() }, 'metrics at /metrics and /readyz');
    }
    await app.listen({
      port: PORT,
      host: HOST,
      backlog: BACKLOG,
      listenTextResolver: (address) => `listening at ${address}`,
    });

    const hasDrainPeriod = environment.DRAIN_SECONDS > 0;
    let isClosing = false;
    const close = async () => {
      if (isClosing) return;
      isClosing = true;
      app.log.info('stopping: no new connections, finishing requests in flight');
      const limit = CLOSING_TIME + (hasDrainPeriod ? DRAIN_LIMIT : 0);
      setTimeout(() => fail('Requests in flight did not end in time.'), limit).unref();
      setTimeout(() => app.server.closeAllConnections(), CUT_OFF_TIME).unref();
      try {
        if (hasDrainPeriod) await shutdown.drain(app.server);
        await app.close();
        process.exit(0);
      } catch (error) {
        fail(messageOf(error, PORT, HOST));
      }
    };
    const stop = () => {
      // A second signal means now.
      if (shutdown.isRequested || !hasDrainPeriod) return close();
      shutdown.request();
      app.log.info(
        { seconds: environment.DRAIN_SECONDS },
        'told to stop: serving until load balancers notice',
      );
      return setTimeout(close, environment.DRAIN_SECONDS * 1000);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    // For people and scripts that start it by hand; in production, the log says where it listens.
    if (process.env['NODE_ENV'] === 'production') return;
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : PORT;
    process.stdout.write(
      `${site.config.brand.name} is ready at http://${OPEN_ADDRESSES.has(HOST) ? 'localhost' : HOST}:${port}/\n`,
    );
  } catch (error) {
    fail(messageOf(error, PORT, HOST));
  }
}

if (import.meta.main)
  try {
    await start();
  } catch (error) {
    fail(error instanceof EnvironmentError ? error.message : String(error));
  }
