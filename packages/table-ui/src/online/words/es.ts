import { allOf, plural, whole } from '@shoal/language/es';
import { names } from '../animals/es.ts';
import { pictures } from '../pictures/es.ts';
import { faults } from '../seal/es.ts';
import { terminal } from '../terminal/es.ts';
import { terms } from '../terms/es.ts';
import { typed } from '../typed/es.ts';
import type { OnlineWords } from './en.ts';

const refusals: OnlineWords['refusals'] = {
  stale: 'Acaba de pasar algo: mira otra vez y elige.',
  'not-organiser': 'Solo puede hacerlo quien organiza: pídeselo.',
  'not-seated': 'Primero toma un asiento.',
  'no-such-seat': 'Ese asiento no existe: elige otro.',
  'no-such-person': 'Nadie se llama así en la mesa.',
  'no-such-request': 'Ya ha respondido otra persona.',
  'seat-taken': 'Ese asiento está ocupado: elige otro.',
  'already-seated': 'Ya tienes un asiento: levántate primero.',
  'name-empty': 'Escribe un nombre con al menos una letra o un número.',
  'name-taken': 'Aquí hay un nombre que se parece mucho a este: elige otro.',
  'room-full': 'Esta sala está llena: mira la partida o abre otra sala.',
  'room-locked': 'La sala está bloqueada: pide a quien organiza que la desbloquee.',
  'old-link': 'El enlace ha cambiado: pide el nuevo a alguien de la mesa.',
  'match-running': 'No es posible durante una partida: espera a que termine.',
  'no-match': 'Todavía no hay partida: quien organiza puede empezar una.',
  'deal-running': 'No es posible durante una mano: espera a que termine.',
  'too-few-players': 'Falta gente: invita a alguien o añade un bot.',
  'too-many-seats': 'Este juego no admite tantos asientos: quita uno primero.',
  'impossible-table': 'Estas reglas no van con este número de jugadores: cambia lo uno o lo otro.',
  'not-away': 'Esa persona está aquí.',
  'too-soon': 'Demasiado rápido: espera un momento y prueba otra vez.',
  'too-many-requests': 'Hay muchas peticiones a la vez: prueba dentro de un minuto.',
  'not-saved': 'El servidor no puede guardar ahora, así que no ha pasado nada: inténtalo de nuevo en un momento.',
  'room-ended': 'Esta sala ha terminado: abre otra.',
};

const endings: OnlineWords['endings'] = {
  'unknown-room': 'Esa sala no existe: puede que haya terminado, así que pide otro enlace.',
  'wrong-link': 'Este enlace ya no sirve: pide el nuevo a alguien de la mesa.',
  'wrong-code': 'Ninguna sala tiene ese código: escucha otra vez y comprueba los tres animales.',
  locked: 'La sala está bloqueada: pide a quien organiza que la desbloquee y vuelve después.',
  'room-full': 'Esta sala está llena: vuelve más tarde o abre otra.',
  ended: 'Quien organiza ha eliminado esta sala: gracias por jugar.',
  removed: 'Quien organiza te ha sacado de esta sala.',
  moved: 'Tu asiento está ahora en otro dispositivo: sigue allí o pregunta en la mesa.',
  left: 'Has dejado la mesa.',
  'not-admitted': 'Nadie te ha dejado entrar: pide el enlace a alguien de la mesa.',
  'unknown-session': 'Ese asiento ya no es tuyo: abre el enlace otra vez y pídelo, o toma otro.',
  'ticket-used':
    'Este enlace para otro dispositivo ya se usó o es demasiado viejo: pide otro en el primer dispositivo.',
  'room-exists': 'Esa sala ya existe: abre otra.',
  'too-many-rooms': 'Desde aquí se han abierto demasiadas salas: prueba dentro de una hora.',
  'too-many-tries': 'Ha habido demasiados intentos fallidos desde aquí: espera un minuto y prueba otra vez.',
  'too-many-sockets': 'Tu asiento está abierto en demasiados sitios: cierra uno primero.',
  'too-many-messages': 'Eso fue demasiado de golpe: la conexión vuelve sola.',
  'message-too-long': 'El servidor ha rechazado un mensaje demasiado largo: actualiza Shoal y vuelve.',
  'not-understood': 'El servidor no ha entendido este programa: actualiza Shoal y vuelve.',
  'newer-version': 'El programa y el servidor tienen versiones distintas: actualiza la más antigua y vuelve.',
  'no-hello': 'La conexión fue demasiado lenta: vuelve sola.',
  'too-slow': 'La conexión no daba abasto: vuelve sola.',
  'room-broken': 'Esta sala tiene un fallo y se ha parado: abre otra y avisa a quien lleva el servidor.',
  restarting: 'El servidor se está reiniciando: la conexión vuelve sola.',
};

const reactions: OnlineWords['reactions'] = {
  wave: '¡Hola!',
  laugh: '¡Ja, ja!',
  clap: '¡Bien jugado!',
  surprise: '¡Oh!',
  heart: '¡Me gusta!',
  hurry: '¡Venga!',
};

/** Everything said of playing together, in Spanish. */
export const online: OnlineWords = {
  names,
  pictures,
  typed,
  terms,
  terminal,
  reactions,
  refusals,
  endings,

  presence: {
    away: 'fuera',
    awayFor: (time) => `fuera ${time}`,
    standIn: 'juega un bot',
    waiting: 'desde la próxima mano',
    thinking: (time) => `piensa ${time}`,
  },

  events: {
    sat: (name) => `${name} toma asiento.`,
    satForNext: (name) => `${name} jugará desde la próxima mano.`,
    left: (name) => `${name} ha dejado la mesa.`,
    stood: (name) => `${name} se levanta.`,
    removed: (name, by) => `${by} ha sacado a ${name}; el enlace es nuevo.`,
    away: (name) => `${name} está fuera.`,
    awayFor: (name, time) => `${name} está fuera; en ${time} juega un bot.`,
    standIn: (name) => `Un bot juega por ${name}.`,
    back: (name) => `${name} ha vuelto.`,
    renamed: (before, name) => `${before} se llama ahora ${name}.`,
    organises: (name) => `Ahora organiza ${name}.`,
    youOrganise: 'Ahora organizas tú.',
    locked: 'La sala está bloqueada: nadie más puede sentarse.',
    unlocked: 'La sala está abierta de nuevo.',
    reissued: 'El enlace y el código son nuevos; los anteriores ya no sirven.',
    begins: 'Empieza la partida.',
    nextDeal: 'Empieza la próxima mano.',
    lobby: 'De vuelta en la sala de espera: se pueden cambiar los asientos y las reglas.',
    termsChanged: 'Quien organiza ha cambiado las reglas.',
    ended: 'La sala ha terminado.',
    knocks: (name) => `${name} llama a la puerta: ¿le abres?`,
    wantsSeat: (seat) => `Otro dispositivo pide el asiento de ${seat}: ¿es de verdad ${seat}?`,
    granted: (name, by) => `${by} ha dado el asiento de ${name} a otro dispositivo.`,
    reacts: (name, sign, word) => `${name}: ${sign} ${word}`,
  },

  connection: {
    connecting: (server) => `Conectando con ${server} …`,
    reconnecting: 'Conexión perdida: probando otra vez …',
    reconnectingIn: (seconds) =>
      plural(seconds, {
        one: 'Conexión perdida: otro intento en 1 segundo.',
        other: `Conexión perdida: otro intento en ${whole(seconds)} segundos.`,
      }),
    pending: 'Tu elección se envía en cuanto vuelva la conexión.',
    back: 'Conexión recuperada.',
    happened: (count) =>
      plural(count, {
        one: 'Conexión recuperada; ha pasado 1 cosa.',
        other: `Conexión recuperada; han pasado ${whole(count)} cosas.`,
      }),
    knocking: 'Has llamado a la puerta: alguien de la mesa tiene que abrirte.',
    removedBy: (name) => `${name} te ha sacado de esta sala.`,
    lostSeat: (name) => `¿Es tu asiento? Pide a los demás el asiento de ${name}.`,
    askedForSeat: (name) => `Has pedido el asiento de ${name}: alguien de la mesa tiene que aceptar.`,
    notSaved: 'El servidor no puede guardar ahora: mientras tanto nada cuenta y nada se pierde.',
  },

  seal: {
    pictures: (signs) => `Mazo sellado: ${signs}`,
    explained: 'Todo el mundo ve cuatro dibujos; si los tuyos son iguales, jugáis con un mismo mazo sellado.',
    dealing: 'Barajando entre todos …',
    checked: 'Comprobado: nadie ha preparado estas cartas.',
    /** For somebody who did not see the whole shuffle. */
    checkedCards: 'Comprobado: nadie ha cambiado estas cartas. No estabas cuando se barajaron.',
    broken: 'Deja de jugar aquí, díselo a los demás y jugad en otro servidor.',
    brokenAtEnd: 'Guarda el registro de esta mano y pregunta a quienes llevan el servidor.',
    faults,
    dealtWithout: (people) => `Barajado sin ${allOf(people)}: la respuesta llegó tarde.`,
    notChecked: 'No se ha podido comprobar esta mano.',
  },

  thinking: {
    yours: (time) => `Te quedan ${time} para pensar.`,
    others: (name, time) => `A ${name} le quedan ${time} para pensar.`,
  },

  lobby: {
    title: (game) => `${game} con más gente`,
    seat: (number) => `Asiento ${whole(number)}`,
    open: 'libre',
    you: 'tú',
    organiser: 'organiza',
    program: (name) => `bot: ${name}`,
    spectators: (count) => plural(count, { one: '1 persona mira', other: `${whole(count)} personas miran` }),
    link: 'Enlace',
    code: 'Código',
    rules: 'Reglas',
    matchesWon: (count) => plural(count, { one: '1 partida ganada', other: `${whole(count)} partidas ganadas` }),
    locked: 'bloqueada',
    yourName: (name) => `Tu nombre: ${name}`,
    nameQuestion: 'Tu nombre',
    sayCode: (code) => `Para decir en voz alta: ${code}`,
    waitForOrganiser: (name) => `Esperando a que ${name} empiece la partida.`,
    waitForSomebody: 'Falta alguien en la mesa.',
    chooseSeat: 'Elige un asiento.',
    watching: 'Estás mirando. Toma un asiento para jugar.',
    youOrganise: 'Organizas tú. Empieza cuando estén todos.',
    invite: 'Manda el enlace o di los tres animales en voz alta.',
    absence: (minutes) => {
      if (minutes === null) return 'La mesa espera a quien esté fuera.';
      if (minutes === 0) return 'Un bot juega enseguida por quien esté fuera.';
      return plural(minutes, {
        one: 'Un bot juega por quien esté fuera 1 minuto en total.',
        other: `Un bot juega por quien esté fuera ${whole(minutes)} minutos en total.`,
      });
    },
  },

  actions: {
    sit: 'Sentarme aquí',
    sitFor: (number) => `Tomar el asiento ${whole(number)}`,
    stand: 'Levantarme',
    rename: 'Cambiar mi nombre',
    start: 'Empezar la partida',
    nextDeal: 'Próxima mano',
    rematch: 'Revancha',
    toLobby: 'Cambiar la mesa',
    review: 'Analizar con el entrenador',
    leave: 'Salir',
    leaveForGood: 'Dejar mi asiento',
    lock: 'Bloquear la sala',
    unlock: 'Desbloquear la sala',
    reissue: 'Hacer otro enlace',
    openSeat: 'Liberar este asiento',
    addBot: 'Poner un bot aquí',
    changeBot: 'Nivel siguiente',
    addSeat: 'Añadir un asiento',
    removeSeat: 'Quitar este asiento',
    remove: (name) => `Sacar a ${name}`,
    handOver: (name) => `Que organice ${name}`,
    standIn: (name) => `Que un bot juegue por ${name}`,
    wait: (name) => `Esperar a ${name}`,
    admit: (name) => `Dejar entrar a ${name}`,
    refuse: (name) => `No dejar entrar a ${name}`,
    reclaim: (name) => `Pedir el asiento de ${name}`,
    move: 'Pasar a otro dispositivo',
    react: 'Reaccionar',
    invite: 'Enlace y código',
    seats: 'Quién está',
    seal: 'El mazo sellado',
    end: 'Eliminar esta sala',
  },
};
