import { DATABASE, upgrade, VERSION } from './schema.ts';

/** A browser that has not answered by then never will. */
const PATIENCE_MS = 5000;

const refused = (name: string): DOMException => new DOMException('the database does not open', name);

/** Opens the database, creating it if needed. Calls `onLost` when the connection is lost. */
export function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined' || indexedDB === null) throw refused('NotSupportedError');
    const request = indexedDB.open(DATABASE, VERSION);
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      reject(refused('TimeoutError'));
    }, PATIENCE_MS);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
    request.onerror = () => {
      clearTimeout(patience);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(patience);
      if (isLate) request.result.close();
      else resolve(watched(request.result, onLost));
    };
  });
}

/** Closes at once when another tab wants to upgrade, so that it never has to wait. */
function watched(database: IDBDatabase, onLost: () => void): IDBDatabase {
  database.onversionchange = () => {
    database.close();
    onLost();
  };
  database.onclose = onLost;
  return database;
}
