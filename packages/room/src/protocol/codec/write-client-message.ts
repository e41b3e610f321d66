import { writeAction } from '@shoal/core';
import type { ClientMessage } from '../client-messages.ts';
import type { Command } from '../commands.ts';

export function writeClientMessage(message: ClientMessage): string {
  return JSON.stringify(message.type === 'do' ? { ...message, command: written(message.command) } : message);
}

const written = (command: Command): object =>
  command.type === 'act' ? { ...command, action: writeAction(command.action) } : command;
