export { jsonLog, LOG_LEVELS, type LogLevel, NO_LOG, type ServerLog } from './log/server-log.ts';
export { roomsFileIn } from './server/room-service.ts';
export {
  DEFAULT_LIMITS,
  type ListenPlace,
  type MetricsAudience,
  type RunningServer,
  type ServerLimits,
  type ServerSettings,
} from './server/server-settings.ts';
export { startServer } from './server/start-server.ts';
export { type ProxyTrust, readProxyTrust, TRUST_NOBODY } from './sockets/client-address.ts';
export { readOrigin } from './sockets/origins.ts';
export { backUpRooms } from './store/backup.ts';
export { StoreError, type StoreErrorCode } from './store/store-error.ts';
