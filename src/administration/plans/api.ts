import {
  answerDispute,
  extendPlan,
  recordPromise,
  reschedulePlanAsAdministrator,
  simulateExtension,
  simulateFeeWaiver,
  simulateReschedule,
  simulateWriteOff,
  waiveFees,
  writeOffPlan,
} from '#contracts/plans/administration.ts';
import {
  getPlanContacts,
  getScheduleAsAdministrator,
  recordContact,
  remindPlan,
  startPlansJob,
} from '#contracts/plans/collecting.ts';
import { getPlanAsAdministrator } from '#contracts/plans/endpoints.ts';
import { listAllPlans } from '#contracts/plans/lists.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetPlanAsAdministratorQuery,
  useListAllPlansQuery,
  useSimulateFeeWaiverQuery,
  useSimulateRescheduleQuery,
  useSimulateWriteOffQuery,
  useGetPlanContactsQuery,
  useGetScheduleAsAdministratorQuery,
  useSimulateExtensionQuery,
  useAnswerDisputeMutation,
  useWaiveFeesMutation,
  useRecordPromiseMutation,
  useReschedulePlanAsAdministratorMutation,
  useWriteOffPlanMutation,
  useExtendPlanMutation,
  useRecordContactMutation,
  useRemindPlanMutation,
  useStartPlansJobMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPlanAsAdministrator: reads(build, getPlanAsAdministrator),
    listAllPlans: reads(build, listAllPlans),
    simulateFeeWaiver: reads(build, simulateFeeWaiver), // a POST that changes nothing
    simulateReschedule: reads(build, simulateReschedule),
    simulateWriteOff: reads(build, simulateWriteOff),
    getPlanContacts: reads(build, getPlanContacts),
    getScheduleAsAdministrator: reads(build, getScheduleAsAdministrator),
    simulateExtension: reads(build, simulateExtension),
    answerDispute: changes(build, answerDispute),
    waiveFees: changes(build, waiveFees),
    recordPromise: changes(build, recordPromise),
    reschedulePlanAsAdministrator: changes(build, reschedulePlanAsAdministrator),
    writeOffPlan: changes(build, writeOffPlan),
    extendPlan: changes(build, extendPlan),
    recordContact: changes(build, recordContact),
    remindPlan: changes(build, remindPlan),
    startPlansJob: changes(build, startPlansJob),
  }),
});
